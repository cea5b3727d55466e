/* Pages that are opened as files may start no worker, and the search is one: it runs in a hidden frame instead. */
if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    constructor(url) {
      super();
      const waiting = [];
      this.send = (data) => waiting.push(data);
      const frame = document.createElement("iframe");
      frame.hidden = true;
      document.body.appendChild(frame);
      const inside = frame.contentWindow;
      const report = (data) => {
        const event = new MessageEvent("message", { data });
        this.dispatchEvent(event);
        if (this.onmessage) this.onmessage(event);
      };
      const loaded = (address) => new Promise((done, failed) => {
        const script = inside.document.createElement("script");
        script.src = address;
        script.onload = done;
        script.onerror = failed;
        inside.document.body.appendChild(script);
      });
      inside.postMessage = report;
      inside.importScripts = (...addresses) => addresses.reduce(
        (before, address) => before.then(() => loaded(new URL(address, url).href)), Promise.resolve());
      loaded(url).then(() => {
        this.send = (data) => inside.dispatchEvent(new MessageEvent("message", { data }));
        waiting.forEach(this.send);
      });
    }
    postMessage(data) { this.send(data); }
    terminate() {}
  };
}
