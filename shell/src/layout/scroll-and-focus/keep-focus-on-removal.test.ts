import { keepFocusOnRemoval } from './keep-focus-on-removal';

let stop: () => void;
const settle = async () => new Promise((resolve) => setTimeout(resolve));
const find = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`There is no ${selector}`);
  return element;
};

beforeEach(() => {
  document.body.innerHTML = `
    <main id="main" tabindex="-1">
      <h1>Page</h1>
      <section><h2>List</h2><ul><li><a href="#1">One</a></li><li><button id="more">More</button></li></ul></section>
      <section><h2>Panel</h2><div id="panel"><button id="retry">Retry</button></div></section>
      <form><p><button id="notice" type="button">Start new</button></p><input name="name"></form>
    </main>
    <div id="toast"><button id="close">Close</button></div>`;
  stop = keepFocusOnRemoval(document);
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

it.each([
  ['a control of the item beside it', '#more', 'li:last-child', 'a'],
  ['the heading of its section', '#retry', '#panel', 'section:nth-of-type(2) h2'],
  ['the heading of the page instead of a field of its form', '#notice', 'form p', 'h1'],
])('focuses %s when a focused control is removed', async (_, control, removed, target) => {
  find(control).focus();
  find(removed).remove();
  await settle();
  expect(find(target)).toHaveFocus();
});

it('returns focus to the previously focused element, or to the main element', async () => {
  find('a').focus();
  find('#close').focus();
  find('#close').remove();
  await settle();
  expect(find('a')).toHaveFocus();
  (document.activeElement as HTMLElement).blur();
  await settle();
  find('#toast').innerHTML = '<button id="again">Close</button>';
  find('#again').focus();
  find('#again').remove();
  await settle();
  expect(find('main')).toHaveFocus();
});

it('does not move focus if the removed control had lost it, or another one has it', async () => {
  find('#retry').focus();
  find('#retry').blur();
  await settle();
  find('#panel').remove();
  await settle();
  expect(document.body).toHaveFocus();
  find('#more').focus();
  find('li:last-child').remove();
  find('input[name=name]').focus();
  await settle();
  expect(find('input[name=name]')).toHaveFocus();
});
