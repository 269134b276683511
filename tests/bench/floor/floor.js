/* global AbortController, document, fetch, localStorage */
// The least a page can do: plain DOM, recycled rows, the same window of rows from the same server, nothing else.
const fields =
  'adressnummer kundennr lieferantennummer anrede name1 lkz plz ort strasse email'.split(' ');
const [height, size, tallest, overscan] = [34, 500, 32_000_000, 3];
const { token } = JSON.parse(localStorage.getItem('kontor.session'));
const grid = document.querySelector('.grid');
const body = document.querySelector('.body');
const head = document.querySelector('.head');
let order = '';
let total = 0;
let pages = new Map();
let laidOut = 0;
const view = grid.clientHeight;
const slots = [];

async function read(query, signal) {
  const answer = await fetch(`/vario-api/stammdaten/adressen?${query}`, {
    headers: { Authorization: `Bearer ${token}` },
    signal,
  });
  return answer.json();
}

function page(number) {
  if (pages.has(number)) return pages.get(number).rows;
  const entry = { abort: new AbortController() };
  pages.set(number, entry);
  const query = `orderBy=${order}&limit=${size}&offset=${number * size}`;
  read(query, entry.abort.signal).then(
    ({ result }) => {
      entry.rows = result;
      paint();
    },
    () => undefined,
  );
}

function paint() {
  const count = total || pages.get(0)?.rows?.length || 0;
  const content = count * height;
  const spacer = Math.min(content, tallest);
  if (laidOut !== spacer) body.style.height = `${(laidOut = spacer)}px`;
  const place = grid.scrollTop;
  const top = Math.round(spacer === content ? place : (place * (content - view)) / (spacer - view));
  const first = Math.max(0, Math.floor(top / height) - overscan);
  const last = Math.min(count, Math.ceil((top + view) / height) + overscan) - 1;
  const wanted = [Math.floor(first / size), Math.floor(Math.max(0, last) / size)];
  for (const [number, { rows, abort }] of pages) {
    if (number >= wanted[0] - 6 && number <= wanted[1] + 6) continue;
    if (!rows) abort.abort();
    pages.delete(number);
  }
  for (let row = first; row <= last; row += 1) {
    const slot = (slots[row % (Math.ceil(view / height) + 1 + 2 * overscan)] ??= make());
    const record = page(Math.floor(row / size))?.[row % size];
    const at = row * height - top + place;
    if (slot.at !== at) slot.element.style.top = `${(slot.at = at)}px`;
    if (slot.row === row && slot.record === record) continue;
    slot.row = row;
    slot.record = record;
    slot.element.dataset.index = row;
    fields.forEach((field, cell) => (slot.texts[cell].data = record?.[field] ?? ''));
  }
  if (count)
    for (const number of [wanted[1] + 1, wanted[1] + 2]) {
      if (number * size < count && count === total) page(number);
    }
}

function make() {
  const element = body.appendChild(document.createElement('div'));
  element.className = 'row';
  const texts = fields.map(() =>
    element.appendChild(document.createElement('span')).appendChild(document.createTextNode('')),
  );
  return { element, texts };
}

globalThis.sortBy = (field) => {
  order = field;
  for (const { abort } of pages.values()) abort.abort();
  pages = new Map();
  grid.scrollTop = 0;
  paint();
};

head.textContent = fields.join(' ');
grid.addEventListener('scroll', paint, { passive: true });
page(0);
read('limit=1&returnTotal=true').then((answer) => {
  total = answer.total;
  paint();
});
