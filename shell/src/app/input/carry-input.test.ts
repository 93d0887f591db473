/** @jest-environment jsdom */
import { carryInput } from './carry-input';

const fields = `
  <input type="search" name="query"><input type="checkbox" name="agree"><textarea name="text">first</textarea>
  <select name="month"><option>1</option><option>2</option></select>`;

function open(html: string): HTMLElement {
  const page = document.createElement('main');
  page.innerHTML = html;
  document.body.replaceChildren(page);
  return page;
}

const get = (page: HTMLElement, name: string) => {
  const field = page.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (field === null) throw new Error(`No field ${name}`);
  return field;
};

function type(page: HTMLElement): void {
  get(page, 'query').value = 'marri';
  get(page, 'agree').checked = true;
  get(page, 'month').value = '2';
}

it('fills the fields of the new page, dispatches the changes, and restores the focus and the caret', () => {
  const page = open(fields);
  type(page);
  get(page, 'query').focus();
  get(page, 'query').setSelectionRange(2, 3);
  const fill = carryInput(page);
  page.innerHTML = fields;
  const heard: string[] = [];
  for (const kind of ['input', 'change'])
    page.addEventListener(kind, ({ target }) => heard.push(`${kind} ${(target as HTMLInputElement).name}`));
  fill(page)();
  expect(get(page, 'query')).toHaveValue('marri');
  expect(get(page, 'query')).toHaveFocus();
  expect([get(page, 'query').selectionStart, get(page, 'query').selectionEnd]).toEqual([2, 3]);
  expect(get(page, 'agree')).toBeChecked();
  expect(get(page, 'month')).toHaveValue('2');
  expect(get(page, 'text')).toHaveValue('first');
  expect(heard).toEqual(expect.arrayContaining(['input query', 'change agree', 'change month']));
  expect(heard).not.toContain('input text');
});

it('does not change fields that differ from the previous ones', () => {
  const page = open(fields);
  type(page);
  const fill = carryInput(page);
  page.innerHTML = '<input type="text" name="title"><input type="checkbox" name="other">';
  fill(page)();
  expect(get(page, 'title')).toHaveValue('');
  expect(get(page, 'other')).not.toBeChecked();
});
