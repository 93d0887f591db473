import { noEndlessSubscription } from './no-endless-subscription.mjs';
import { tester } from '../rule-tester.mjs';

const endless = (code) => ({ code, errors: [{ messageId: 'endless' }] });

tester.run('no-endless-subscription', noEndlessSubscription, {
  valid: [
    'dispatch(getPost.initiate(slug, { subscribe: false }));',
    'dispatch(vote.initiate(target, { track: false }));',
    'store.dispatch(getPost.initiate(slug, { forceRefetch: true, subscribe: false }));',
    'dispatch(endpoint.initiate(arg, options));',
    'prefetch(() => [getPost.initiate(slug)]);',
    'dispatch(alertShown(text));',
  ],
  invalid: [
    endless('dispatch(getPost.initiate(slug));'),
    endless('store.dispatch(getPost.initiate());'),
    endless('dispatch(getPost.initiate(slug, { forceRefetch: true }));'),
    endless('dispatch(getPost.initiate(slug, { subscribe: true }));'),
  ],
});
