/** @jest-environment jsdom */
import { queueEarlyEvents } from './queue-early-events';
import { emitFrameHydrated, emitHydrated } from './hydrated-event';

/** The events that reach the listeners on the page's root, where React's are. */
let handled: string[];

function open(html: string): void {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  handled = [];
  const root = document.getElementById('root');
  root?.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (button?.type === 'button') handled.push(`press ${button.id}`);
  });
  root?.addEventListener('submit', (event) => {
    event.preventDefault();
    handled.push(`send ${(event.target as Element).id} by ${event.submitter?.id ?? 'none'}`);
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

it('queues a submit until the page is hydrated, then submits the form once by its button', () => {
  open(forms);
  press('send');
  press('send');
  expect(handled).toEqual([]);
  expect(isBusy('send')).toBe(true);
  emitHydrated(document);
  expect(handled).toEqual(['send birth by send']);
  expect(isBusy('send')).toBe(false);
});

it('submits every queued form, also by a button without a type', () => {
  open(forms);
  press('send');
  press('plain');
  emitHydrated(document);
  expect(handled).toEqual(['send birth by send', 'send ask by plain']);
});

it('does not queue a form with an action', () => {
  open(forms);
  press('find');
  expect(handled).toEqual(['send search by find']);
  expect(isBusy('find')).toBe(false);
});

it('replays the last of several clicks, also one on a child of the button', () => {
  open(forms);
  press('login');
  press('bars');
  expect([isBusy('login'), isBusy('menu')]).toEqual([false, true]);
  expect(handled).toEqual([]);
  emitHydrated(document);
  expect(handled).toEqual(['press menu']);
  expect(isBusy('menu')).toBe(false);
});

it('replays nothing on elements that were removed', () => {
  open(forms);
  press('send');
  press('login');
  document.getElementById('root')?.replaceChildren();
  emitHydrated(document);
  expect(handled).toEqual([]);
});

it('ignores checkboxes and clicks outside the root', () => {
  open('<input id="tick" type="checkbox">');
  document.body.insertAdjacentHTML('beforeend', '<button id="outside" type="button">Retry</button>');
  const pressed = jest.fn();
  document.getElementById('outside')?.addEventListener('click', pressed);
  press('tick');
  press('outside');
  expect(document.querySelector('input')).toBeChecked();
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('queues nothing once the page is hydrated', () => {
  open(forms);
  emitHydrated(document);
  press('menu');
  press('send');
  expect(handled).toEqual(['press menu', 'send birth by send']);
});

it('replays events outside of main when the frame is hydrated, and still queues those inside', () => {
  open(`<header><button id="menu" type="button">Menu</button></header><main>${forms.replace('id="menu"', 'id="more"')}</main>`);
  press('send');
  press('menu');
  emitFrameHydrated(document);
  expect(handled).toEqual(['press menu']);
  press('menu');
  press('more');
  press('plain');
  expect(handled).toEqual(['press menu', 'press menu']);
  expect(isBusy('more')).toBe(true);
  emitHydrated(document);
  expect(handled.slice(2).toSorted()).toEqual(['press more', 'send ask by plain', 'send birth by send']);
});
