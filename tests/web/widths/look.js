/* What a hand cannot reach and an eye cannot read on the page as it stands; a line for each fault. */
({ keys, strange }) => {
  const THINGS = 'a[href], button, input, select, textarea, summary, [role=button], [role=tab]';
  const LABELLED = 'label:has(input, select)';
  const LIDS = '.popover, .drawer, .wants, .leaf, .menu, .why';
  const OLD = '.log li:nth-last-child(n + 6) *';
  const found = new Set();
  const owner = (one) => one?.closest?.(LABELLED) ?? one?.closest?.(THINGS) ?? null;
  const words = (one) => (one.textContent.trim() || one.getAttribute('aria-label') || '').replace(/\s+/g, ' ').slice(0, 40);
  const told = (one) => `${one.tagName.toLowerCase()}.${(one.getAttribute('class') ?? '').split(/\s+/).slice(0, 3).join('.')} "${words(one)}"`;
  const shown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const styles = new Map();
  const styled = (one) => styles.get(one) ?? styles.set(one, getComputedStyle(one)).get(one);
  const sheet = document.querySelector('.app.sheet') !== null;
  /* What lies open over the table is looked at alone; under a sheet lies the board. */
  const lid = [...document.querySelectorAll(LIDS)].filter(shown).at(-1) ?? null;
  const within = (one) => (lid ? lid.contains(one) : !(sheet && one.closest('.board, .tray')));

  /* ---- sideways */
  const rolls = (one, way) => ['auto', 'scroll'].includes(styled(one)[way]);
  if (document.documentElement.scrollWidth > innerWidth) found.add(`scrolls sideways: the page, ${document.documentElement.scrollWidth}`);
  for (const box of document.querySelectorAll('body *'))
    if (box.scrollWidth > box.clientWidth + 1 && box.clientWidth > 0 && rolls(box, 'overflowX') && !box.matches('.rows, input, textarea'))
      found.add(`scrolls sideways: ${told(box)}`);

  /* ---- text (cards in a pile lie on one another): what is drawn of it, what lies on it, what runs into it */
  /* Twice: by all that hides, and only by what can never be scrolled to show more. */
  const NONE = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
  const cut = (a, b) => ({ left: Math.max(a.left, b.left), top: Math.max(a.top, b.top), right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom) });
  const part = (box, room) => {
    const seen = cut(box, room);
    return Math.max(0, seen.right - seen.left) * Math.max(0, seen.bottom - seen.top) / (box.width * box.height);
  };
  const clips = new Map();
  const clip = (one) => {
    if (one === null || one === document.body || one === document.documentElement) return { all: { left: 0, top: 0, right: innerWidth, bottom: innerHeight }, hard: NONE };
    if (!clips.has(one)) clips.set(one, clipped(one));
    return clips.get(one);
  };
  const freshly = (one) => { clips.clear(); return clip(one); };
  const clipped = (one) => {
    const style = styled(one);
    const drawn = one instanceof SVGElement;
    const up = style.position === 'fixed' ? clip(null) : clip(style.position === 'absolute' && !drawn ? one.offsetParent : one.parentElement);
    if ((drawn && !(one instanceof SVGSVGElement)) || (style.overflowX === 'visible' && style.overflowY === 'visible')) return up;
    const box = one.getBoundingClientRect();
    const rolling = { ...NONE, ...(rolls(one, 'overflowX') ? {} : { left: box.left, right: box.right }) };
    return { all: cut(up.all, box), hard: rolls(one, 'overflowY') || rolls(one, 'overflowX') ? rolling : cut(up.hard, box) };
  };
  const inked = (one, x, y) => {
    const style = styled(one);
    if (Number(style.opacity) < 0.1) return false;
    if (one instanceof SVGElement && !(one instanceof SVGSVGElement)) return one instanceof SVGTextElement || one.tagName === 'use' || (style.fill !== 'none' && !/, 0\)$|transparent/.test(style.fill) && Number(style.fillOpacity) > 0.1);
    if (one.tagName === 'IMG' || style.backgroundImage !== 'none') return true;
    if (!/, 0\)$|transparent/.test(style.backgroundColor)) return true;
    return [...one.childNodes].some((node) => node.nodeName === '#text' && node.data.trim() && hits(node, x, y));
  };
  const boxes = (node) => { const range = document.createRange(); range.selectNodeContents(node); return [...range.getClientRects()]; };
  const hits = (node, x, y) => boxes(node).some((box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom);
  const over = (one, x, y) => {
    const top = document.elementFromPoint(x, y);
    if (top === one || top === null || one.contains(top) || top.contains(one)) return null;
    for (const each of document.elementsFromPoint(x, y)) {
      if (each === one || one.contains(each) || each.contains(one)) return null;
      if (inked(each, x, y)) return each;
    }
    return null;
  };
  /* To the middle of its room, as far as that is seen: a strip may stand on the foot of the board. */
  const strip = [...document.querySelectorAll('.strip')].find((one) => styled(one).position === 'absolute')?.getBoundingClientRect();
  const floor = (up, { bottom }) => (strip && up.closest?.('.board') ? Math.min(strip.top, bottom) : bottom);
  const bring = (one) => {
    for (let up = one.parentElement; up; up = up.parentElement) {
      const root = up === document.documentElement;
      if (!root && !rolls(up, 'overflowY')) continue;
      if (up.scrollHeight <= up.clientHeight) continue;
      const mine = one.getBoundingClientRect();
      const room = root ? { top: 0, bottom: innerHeight } : up.getBoundingClientRect();
      up.scrollBy({ top: (mine.top + mine.bottom - room.top - floor(up, room)) / 2, behavior: 'instant' });
    }
  };
  /* What rolls may begin under a strip or a bar, as long as it can be rolled out from there. */
  const covers = (one, node) => {
    bring(one);
    const room = freshly(one).all;
    for (const box of boxes(node)) {
      const seen = cut(box, room);
      if (box.width < 3 || box.height < 5 || part(box, room) < 0.7) continue;
      const y = (seen.top + seen.bottom) / 2;
      const on = [seen.left + 2, (seen.left + seen.right) / 2, seen.right - 2].map((x) => over(one, x, y)).find((each) => each !== null);
      if (on && !(one.closest('.gc') && on.closest('.gc'))) return on;
    }
    return null;
  };
  const whole = new CSSStyleSheet();
  whole.replaceSync('*, *::before, *::after { pointer-events: auto !important; }');
  const texts = [];
  const under = new Set();
  const walker = document.createTreeWalker(lid ?? document.body, NodeFilter.SHOW_TEXT);
  document.adoptedStyleSheets.push(whole);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const one = node.parentElement;
    if (!node.data.trim() || !within(one) || ['OPTION', 'SCRIPT', 'STYLE', 'TITLE'].includes(one.tagName) || !shown(one) || one.closest(OLD)) continue;
    if (one.closest('.sr, defs, symbol') || /inset\(50%/.test(styled(one).clipPath)) continue;
    const room = clip(one);
    if (one.closest('.drawer p')) continue; // it rolls under its own head
    for (const box of boxes(node)) {
      if (box.width < 3 || box.height < 5) continue;
      if (part(box, room.hard) < 0.7) found.add(`text is cut: ${told(one)}`);
      const seen = cut(box, room.all);
      if (part(box, room.all) < 0.7) continue;
      const y = (seen.top + seen.bottom) / 2;
      const lying = [seen.left + 2, (seen.left + seen.right) / 2, seen.right - 2].map((x) => over(one, x, y));
      const on = lying.find((each) => each !== null);
      if (on && !(one.closest('.gc') && on.closest('.gc'))) under.add(node);
      if (lying.includes(null)) texts.push({ one, seen });
    }
  }
  for (const node of under) {
    const on = covers(node.parentElement, node);
    if (on) found.add(`text is covered: ${told(node.parentElement)} by ${told(on)}`);
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== whole);
  texts.sort((a, b) => a.seen.top - b.seen.top);
  texts.forEach((a, at) => {
    for (let next = at + 1; next < texts.length && texts[next].seen.top < a.seen.bottom; next++) {
      const b = texts[next];
      const wide = Math.min(a.seen.right, b.seen.right) - Math.max(a.seen.left, b.seen.left);
      const high = Math.min(a.seen.bottom, b.seen.bottom) - b.seen.top;
      const least = Math.min(a.seen.bottom - a.seen.top, b.seen.bottom - b.seen.top);
      if (wide > 3 && high > 0.4 * least && a.one !== b.one && !(a.one.closest('.gc') && b.one.closest('.gc'))) found.add(`text runs into text: ${told(a.one)} and ${told(b.one)}`);
    }
  });

  /* ---- words of the locale, and no others */
  const language = document.documentElement.lang;
  const spoken = (text, where) => {
    const hole = /\$[a-z]\w*|[{}]|\b[a-z]+_[a-z_]+\b|\bundefined\b|\bNaN\b/.exec(text)?.[0] ?? text.match(/[a-z]+(?:-[a-z0-9]+)+/g)?.find((word) => keys.has(word));
    if (hole) found.add(`not a word: ${hole} in "${text.trim().slice(0, 80)}"`);
    if (strange[language]?.has(text.trim())) found.add(`not ${language}: "${text.trim()}" ${where}`);
  };
  const hearing = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  while (hearing.nextNode()) {
    const node = hearing.currentNode;
    const one = node.nodeType === 3 ? node.parentElement : node;
    const other = one.closest('[lang]');
    if ((other && other.lang !== language) || one.closest('script, style, .code, code, kbd, symbol, .rulestext')) continue;
    if (node.nodeType === 3) { if (node.data.trim()) spoken(node.data, told(one)); }
    else for (const name of ['aria-label', 'title', 'placeholder', 'alt']) if (node.hasAttribute(name)) spoken(node.getAttribute(name), name);
  }

  /* ---- whatever can be touched */
  const away = (one) => one.disabled || one.closest(OLD) || one.matches('.skip') || styled(one).pointerEvents === 'none' || one.closest('[inert]');
  const roller = (one) => { let up = one.parentElement; while (up && !rolls(up, 'overflowY')) up = up.parentElement; return up; };
  /* What is larger than the room that it rolls in is looked at as far as it is seen. */
  const largest = (one) => {
    const box = biggest(one);
    const room = roller(one)?.getBoundingClientRect();
    if (!room || box.height <= room.height) return box;
    const [top, bottom] = [Math.max(box.top, room.top), Math.min(box.bottom, room.bottom)];
    return { left: box.left, width: box.width, top, height: bottom - top };
  };
  const biggest = (one) => [...one.getClientRects()].sort((a, b) => b.width * b.height - a.width * a.height)[0];
  const at = (thing, x, y) => { const top = document.elementFromPoint(x, y); return top !== null && (thing.contains(top) || owner(top) === thing); };
  const lost = (thing, x, y) => {
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return 'off screen';
    if (at(thing, x, y)) return null;
    const stack = document.elementsFromPoint(x, y);
    return stack.some((one) => owner(one) === thing) ? `covered by ${told(stack[0])}` : `clipped, there is ${told(stack[0] ?? document.body)}`;
  };
  const flat = (thing) => {
    const { left, top, width, height } = largest(thing);
    const [x, y] = [left + width / 2, top + height / 2];
    const [dx, dy] = [width / 2 - Math.min(5, width * 0.15), height / 2 - Math.min(5, height * 0.15)];
    const spots = [[x, y], [x - dx, y], [x + dx, y], [x, y - dy], [x, y + dy]];
    const [middle, ...edges] = spots.map(([px, py]) => lost(thing, px, py));
    const gone = edges.filter((each) => each !== null);
    /* A plate may lie on one edge of the card that it belongs to. */
    const worst = gone.find((each) => !each.startsWith('covered')) ?? (gone.length > 1 ? gone[0] : null);
    return middle ?? worst;
  };
  /* A drawn thing is not as square as its box: there is some room that is its own. */
  const drawn = (thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    if (left + width < 1 || top + height < 1 || left > innerWidth - 1 || top > innerHeight - 1) return 'off screen';
    const need = thing.matches('.asleep') ? 5 : 9;
    const cross = (x, y) => [[0, 0], [-need, 0], [need, 0], [0, -need], [0, need]].every(([dx, dy]) => at(thing, x + dx, y + dy));
    const parts = [0.5, 0.3, 0.7, 0.1, 0.9, 0.2, 0.8, 0.4, 0.6];
    for (const px of parts) for (const py of parts) if (cross(left + px * width, top + py * height)) return null;
    const stack = document.elementsFromPoint(left + width / 2, top + height / 2);
    return `has no room of its own; there is ${told(owner(stack[0]) ?? stack[0] ?? document.body)}`;
  };
  const things = new Set([...(lid ?? document).querySelectorAll(THINGS)].filter((one) => within(one) && !away(one)).map(owner));
  for (const thing of things) {
    if (!shown(thing)) continue;
    const { width, height } = thing.getBoundingClientRect();
    if (width < 2 || height < 2) { if (!thing.matches('input') && thing.closest('.sr') === null) found.add(`has no size: ${told(thing)}`); continue; }
    bring(thing);
    const why = thing instanceof SVGElement ? drawn(thing) : flat(thing);
    if (why) found.add(`${told(thing)}: ${why}`);
  }
  return [...found];
}
