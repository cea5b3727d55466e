"""Files that another process reads leave the one at work as it was."""

from __future__ import annotations

import sys
import threading
import time

from surveyapp.storage.tables.own_process import _without_main


def test_the_script_is_there_again_whatever_threads_began_processes_meanwhile() -> None:
    script = sys.modules["__main__"]

    def begin(wait: float, last: float) -> None:
        time.sleep(wait)
        with _without_main():
            time.sleep(last)

    # the second begins before the first has ended, and ends after it
    threads = [threading.Thread(target=begin, args=each) for each in ((0.0, 0.1), (0.05, 0.1))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sys.modules["__main__"] is script
