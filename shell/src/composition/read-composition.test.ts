import { readComposition } from './read-composition';
import { composedRemote, compositionOf } from './testing/composed';

const page = (body: string) => new DOMParser().parseFromString(body, 'text/html');

it('reads what the server embedded', () => {
  const composition = compositionOf(composedRemote('forum', ['forum']));
  expect(readComposition(page(`<script type="application/json" id="composition">${JSON.stringify(composition)}</script>`))).toEqual(
    composition,
  );
});

it('returns no remotes if the document has no composition', () => {
  expect(readComposition(page('<p>Hello</p>'))).toEqual({ revision: 0, timeout_ms: 8000, remotes: [], navigation: [] });
});
