import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { collectChanges } from './collect-changes';
import { surviveForeignChanges } from './survive-foreign-changes';

const { removeChild, insertBefore } = Node.prototype;
const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') as PropertyDescriptor;
const box = document.createElement('div');
let root: Root;
let stop: () => MutationRecord[];

beforeEach(() => {
  document.body.append(box);
  stop = collectChanges(document);
  root = createRoot(box);
});

afterEach(() => {
  act(() => root.unmount());
  Object.assign(Node.prototype, { removeChild, insertBefore });
  Object.defineProperty(Node.prototype, 'nodeValue', nodeValue);
  box.remove();
});

const listTexts = () => {
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode.parentElement?.localName !== 'font') texts.push(walker.currentNode as Text);
  return texts;
};

const wrap = (content: Node | string) => {
  const [outer, inner] = [document.createElement('font'), document.createElement('font')];
  inner.append(content);
  outer.append(inner);
  return outer;
};

/** The ways in which known translators replace a text. */
const translators: Record<string, (text: Text) => void> = {
  moved: (text) => {
    const place = document.createComment('');
    text.replaceWith(place);
    place.replaceWith(wrap(text));
  },
  replaced: (text) => text.replaceWith(wrap(text.data)),
  'replaced by a text': (text) => text.replaceWith(document.createTextNode(text.data)),
  'put beside and removed': (text) => {
    text.before(wrap(text.data));
    text.remove();
  },
};

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <div>
      <p>
        {'Counted '}
        {count}
        {count > 0 && count < 3 ? ' times' : null}
        {count > 1 && <b>many</b>}
        {' so far'}
      </p>
      <input aria-label="Kept" />
      <button type="button" onClick={() => setCount(count + 1)}>
        Count
      </button>
    </div>
  );
}

describe.each(Object.entries(translators))('texts %s by a translator', (_, translate) => {
  it('are updated, inserted and removed at their position', () => {
    act(() => root.render(<Counter />));
    const field = box.querySelector('input') as HTMLInputElement;
    field.value = 'typed';
    let isWatched = false;
    for (const shown of ['Counted 1 times so far', 'Counted 2 timesmany so far', 'Counted 3many so far', 'Counted 4many so far']) {
      listTexts().forEach(translate);
      // The script loads after the first translation.
      if (!isWatched) surviveForeignChanges(document, stop());
      isWatched = true;
      act(() => box.querySelector('button')?.click());
      expect(box.querySelector('p')).toHaveTextContent(shown);
    }
    expect(box.querySelector('input')).toBe(field);
    expect(field).toHaveValue('typed');
  });
});

it('updates, inserts and removes texts in an element whose whole content was rewritten', () => {
  surviveForeignChanges(document, stop());
  act(() => root.render(<Counter />));
  for (const shown of ['Counted 1 times so far', 'Counted 2 timesmany so far', 'Counted 3many so far', 'Counted 4many so far']) {
    for (const page of box.querySelectorAll('p')) page.innerHTML = String(page.innerHTML);
    act(() => box.querySelector('button')?.click());
    expect(box.querySelector('p')).toHaveTextContent(shown);
    for (const page of box.querySelectorAll('p')) page.textContent = String(page.textContent);
  }
});

it('updates texts that were replaced in different ways, one after the other', () => {
  surviveForeignChanges(document, stop());
  act(() => root.render(<Counter />));
  const ways = [
    translators['replaced by a text'],
    translators['put beside and removed'],
    translators['replaced by a text'],
    translators.replaced,
  ];
  ['Counted 1 times so far', 'Counted 2 timesmany so far', 'Counted 3many so far', 'Counted 4many so far'].forEach((shown, at) => {
    listTexts().forEach((text) => ways[at]?.(text));
    act(() => box.querySelector('button')?.click());
    expect(box.querySelector('p')).toHaveTextContent(shown);
  });
});

it('removes a field that an extension wrapped, with the wrapper, and puts a new node before one', () => {
  const render = (before: boolean, field: boolean) =>
    act(() =>
      root.render(
        <form>
          {before && <i>before</i>}
          {field && <textarea aria-label="Field" />}
          <b>after</b>
        </form>,
      ),
    );
  surviveForeignChanges(document, stop());
  render(false, true);
  const wrapper = document.createElement('div');
  const field = box.querySelector('textarea') as HTMLTextAreaElement;
  field.replaceWith(wrapper);
  wrapper.append(field, document.createElement('grammar-overlay'));
  render(true, true);
  expect(box.querySelector('form')?.innerHTML).toBe(
    '<i>before</i><div><textarea aria-label="Field"></textarea><grammar-overlay></grammar-overlay></div><b>after</b>',
  );
  render(true, false);
  expect(box.querySelector('form')?.innerHTML).toBe('<i>before</i><b>after</b>');
});
