/**
 * The part of the trial process that finds the cache tags with which a remote marks and refreshes data: it observes the
 * endpoints that the remote injects. Functions of tags are called with a result that accepts any access.
 */
export const tagsSource = /* javascript */ `
const usedTags = new Set();
const ownTags = new Set();

/** A result that accepts any access: each property and call returns such a result, and callbacks are called with one. */
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
    // The tags of a function that fails for such a result stay unknown.
    try { noteTags(tags(...given)); } catch {}
  }
}

const builder = { query: (endpoint) => endpoint, mutation: (endpoint) => endpoint, infiniteQuery: (endpoint) => endpoint };

function noteEndpoints({ endpoints } = {}) {
  // A failure here occurs in the api too, which reports it.
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
