// In every page, before its own scripts: when it was touched, heard something, showed it, and was busy for long.
(() => {
  const now = () => performance.timeOrigin + performance.now();
  const kept = { touched: 0, shown: null, touches: [], frames: [], tasks: [] };
  globalThis.watching = kept;

  addEventListener("click", () => kept.touches.push((kept.touched = now())), { capture: true });

  const Plain = globalThis.WebSocket;
  globalThis.WebSocket = class extends Plain {
    constructor(...words) {
      super(...words);
      this.addEventListener("message", () => kept.frames.push(now()));
    }
  };

  // After the next frame is drawn: what a message posted inside it finds done.
  const drawn = (then) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => then(now());
    port2.postMessage(null);
  });
  // When the log has changed; null if it has not in time.
  globalThis.watchLog = (latest) => {
    kept.shown = new Promise((done) => {
      setTimeout(() => done(null), latest);
      const seen = new MutationObserver(() => {
        seen.disconnect();
        drawn(done);
      });
      seen.observe(document.querySelector(".log"), { childList: true, subtree: true, characterData: true });
    });
  };

  const long = new PerformanceObserver((list) => {
    for (const task of list.getEntries()) kept.tasks.push([performance.timeOrigin + task.startTime, task.duration]);
  });
  long.observe({ type: "longtask" });
})();
