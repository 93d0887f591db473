/** @jest-environment jsdom */
import { queueEarlyEvents } from './queue-early-events';
import { emitHydrated } from './hydrated-event';

/** What the page answers, by listeners on its root as React's are. */
let answered: string[];

function open(html: string): void {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  answered = [];
  const root = document.getElementById('root');
  root?.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (button?.type === 'button') answered.push(`press ${button.id}`);
  });
  root?.addEventListener('submit', (event) => {
    event.preventDefault();
    answered.push(`send ${(event.target as Element).id} by ${event.submitter?.id ?? 'none'}`);
  });
  queueEarlyEvents(document);
}

const press = (id: string) => document.getElementById(id)?.click();
const isBusy = (id: string) => document.getElementById(id)?.getAttribute('aria-busy') === 'true';

afterEach(() => emitHydrated(document));

const forms = `
  <form id="birth" method="post"><input name="full_name"><button id="send" type="submit">Send</button></form>
  <form id="ask" method="post"><button id="plain">Ask</button></form>
  <form id="search" action="/forum"><input name="query"><button id="find" type="submit">Search</button></form>
  <button id="menu" type="button"><span id="bars"></span></button><button id="login" type="button">Log In</button>`;

it('holds a form until the page is live, then sends it once by its button, however often it was sent', () => {
  open(forms);
  press('send');
  press('send');
  expect(answered).toEqual([]);
  expect(isBusy('send')).toBe(true);
  emitHydrated(document);
  expect(answered).toEqual(['send birth by send']);
  expect(isBusy('send')).toBe(false);
});

it('sends every form that waits, and takes a button without a type for what it is in a form', () => {
  open(forms);
  press('send');
  press('plain');
  emitHydrated(document);
  expect(answered).toEqual(['send birth by send', 'send ask by plain']);
});

it('lets a form through that works by itself', () => {
  open(forms);
  press('find');
  expect(answered).toEqual(['send search by find']);
  expect(isBusy('find')).toBe(false);
});

it('of several presses does the last, from wherever in the button it came', () => {
  open(forms);
  press('login');
  press('bars');
  expect([isBusy('login'), isBusy('menu')]).toEqual([false, true]);
  expect(answered).toEqual([]);
  emitHydrated(document);
  expect(answered).toEqual(['press menu']);
  expect(isBusy('menu')).toBe(false);
});

it('does nothing of a form or a button that is there no longer', () => {
  open(forms);
  press('send');
  press('login');
  document.getElementById('root')?.replaceChildren();
  emitHydrated(document);
  expect(answered).toEqual([]);
});

it('leaves alone what is ticked, and what is pressed outside of the page', () => {
  open('<input id="tick" type="checkbox">');
  document.body.insertAdjacentHTML('beforeend', '<button id="outside" type="button">Retry</button>');
  const pressed = jest.fn();
  document.getElementById('outside')?.addEventListener('click', pressed);
  press('tick');
  press('outside');
  expect(document.querySelector('input')).toBeChecked();
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('holds nothing once the page is live', () => {
  open(forms);
  emitHydrated(document);
  press('menu');
  press('send');
  expect(answered).toEqual(['press menu', 'send birth by send']);
});
