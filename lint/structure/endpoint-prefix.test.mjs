import { endpointPrefix } from './endpoint-prefix.mjs';
import { file, tester } from '../rule-tester.mjs';

const filename = file('mfe-forum/src/api/posts.ts');
const inject = (endpoints) => `const api = baseApi.injectEndpoints({ ${endpoints} });`;
const invalid = (endpoints) => ({ filename, code: inject(endpoints), errors: [{ messageId: 'prefix' }] });

tester.run('endpoint-prefix', endpointPrefix, {
  valid: [
    { filename, code: inject('endpoints: (build) => ({ forumListPosts: build.query({}) })') },
    { filename, code: inject('endpoints: (build) => { const path = "/posts"; return { forumListPosts: build.query({}) }; }') },
    { filename, code: inject('endpoints: (build) => ({ ...shared(build) })') },
    { filename: file('shared/src/api/forum.ts'), code: inject('endpoints: (build) => ({ listDiscussions: build.query({}) })') },
    { filename: file('mfe-forum/src/api/posts.test.ts'), code: inject('endpoints: (build) => ({ listPosts: build.query({}) })') },
    { filename, code: 'const options = { endpoints: (build) => ({ listPosts: build.query({}) }) };' },
  ],
  invalid: [
    invalid('endpoints: (build) => ({ listPosts: build.query({}) })'),
    invalid('endpoints: (build) => ({ chatListPosts: build.query({}) })'),
    invalid('endpoints: (build) => ({ forumlist: build.query({}) })'),
    invalid('endpoints: (build) => ({ "listPosts": build.query({}) })'),
    invalid('endpoints: (build) => ({ forumListPosts: build.query({}), deletePost: build.mutation({}) })'),
    invalid('endpoints: (build) => { return { listPosts: build.query({}) }; }'),
    invalid('endpoints(build) { return { listPosts: build.query({}) }; }'),
    invalid('overrideExisting: true, endpoints: function (build) { return { listPosts: build.query({}) }; }'),
  ],
});
