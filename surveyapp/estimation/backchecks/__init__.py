"""When to visit unannounced, what each plan guarantees, and what visits prove.

In reading order:

* ``visit_days`` – m visits in n days: uniform subsets, more of them early, and what is guaranteed.
* ``deterrence`` – visits that are seen, against one attempt (Dresher 1962).
* ``lasting_damage`` – visits that are not seen, against damage that lasts until the next one (Diamond 1982).
* ``silent_duel`` – evidence that grows until a visit finds it (Restrepo 1957).
* ``invented_interviews`` – how many interviews can be invented, given what visits found.
"""
