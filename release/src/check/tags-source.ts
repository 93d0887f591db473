/**
 * The part of the trial's process that learns with which cache tags a remote marks and refreshes data: it watches what the
 * remote injects into the api. A function of tags is called with a result of any shape.
 */
export const tagsSource = /* javascript */ `
const usedTags = new Set();
const ownTags = new Set();

/** A result of any shape: each property and call leads to one again, and what is passed to it is called with one. */
const anything = new Proxy(function () {}, {
  get: (_target, key) => {
    if (key === Symbol.iterator) return function* () { yield anything; };
    return key === Symbol.toPrimitive ? () => 'any' : key === 'then' ? undefined : anything;
  },
  apply: (_target, _self, given) => {
    const called = given.filter((each) => typeof each === 'function').map((each) => each(anything));
    return called.length === 0 ? anything : called;
  },
});

function noteTags(tags) {
  if (Array.isArray(tags)) tags.forEach(noteTags);
  else if (typeof tags === 'string') usedTags.add(tags);
  else if (tags && tags !== anything && typeof tags.type === 'string') usedTags.add(tags.type);
}

function askForTags(tags) {
  if (typeof tags !== 'function') return noteTags(tags);
  for (const given of [[anything, undefined, anything, anything], [undefined, undefined, undefined, undefined]]) {
    // A function that no such result fits says nothing of its tags.
    try { noteTags(tags(...given)); } catch {}
  }
}

const builder = { query: (endpoint) => endpoint, mutation: (endpoint) => endpoint, infiniteQuery: (endpoint) => endpoint };

function noteEndpoints({ endpoints } = {}) {
  // What fails here fails in the api too, which says it.
  try {
    for (const { providesTags, invalidatesTags } of Object.values(endpoints(builder))) [providesTags, invalidatesTags].forEach(askForTags);
  } catch {}
}

const watchedApi = (api) => new Proxy(api, {
  get(target, key) {
    if (key === 'injectEndpoints') return (given) => (noteEndpoints(given), watchedApi(target.injectEndpoints(given)));
    if (key === 'enhanceEndpoints') return (given) => {
      for (const tag of (given && given.addTagTypes) || []) ownTags.add(tag);
      return watchedApi(target.enhanceEndpoints(given));
    };
    return target[key];
  },
});
const listUsedTags = () => [...usedTags].filter((tag) => !ownTags.has(tag));
`;
