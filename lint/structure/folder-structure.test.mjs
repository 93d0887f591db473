import { folderStructure } from './folder-structure.mjs';
import { file, tester } from '../rule-tester.mjs';

const code = 'export const value = 1;';
const allowed = (path) => ({ name: path, filename: file(path), code });
const refused = (path, messageId, data) => ({ ...allowed(path), errors: [data ? { messageId, data } : { messageId }] });

// The rule looks up pages in the routes of the real remotes.
tester.run('folder-structure', folderStructure, {
  valid: [
    allowed('mfe-forum/src/routes.tsx'),
    allowed('mfe-forum/src/routes.test.tsx'),
    allowed('mfe-forum/src/messages/message-types.d.ts'),
    allowed('mfe-forum/src/api/histories.ts'),
    allowed('mfe-forum/src/components/posts/byline.tsx'),
    allowed('mfe-forum/src/components/posts/discussion-card.styles.ts'),
    allowed('mfe-forum/src/testing/samples.ts'),
    allowed('mfe-forum/src/features/profile/profile-header.tsx'),
    allowed('mfe-forum/src/features/profile/profile-header.styles.ts'),
    allowed('mfe-forum/src/features/profile/profile-header.test.tsx'),
    allowed('mfe-forum/src/features/profile/use-profile2.ts'),
    allowed('mfe-forum/src/features/profile/stars/star-row.tsx'),
    allowed('mfe-forum/src/pages/forum.tsx'),
    allowed('mfe-forum/src/pages/learn-more-hindi.tsx'),
    allowed('mfe-forum/src/pages/histories.test.tsx'),
    allowed('mfe-content/src/pages/invite-earn.tsx'),
    allowed('mfe-chat/src/pages/chats-signed-in.tsx'),
    allowed('mfe-forum/webpack.config.js'),
    allowed('shell/src/layout/header/Header.tsx'),
    allowed('server/src/modules/chats/service.ts'),
  ],
  invalid: [
    refused('mfe-forum/src/profile-loader.ts', 'topLevel', { entry: 'profile-loader.ts', remote: 'mfe-forum' }),
    refused('mfe-forum/src/copy.ts', 'topLevel'),
    refused('mfe-forum/src/copy/forum.ts', 'topLevel', { entry: 'copy', remote: 'mfe-forum' }),
    refused('mfe-forum/src/parts/byline.tsx', 'topLevel', { entry: 'parts', remote: 'mfe-forum' }),
    refused('mfe-forum/src/hooks/use-page.test.ts', 'topLevel'),
    refused('mfe-forum/src/pages/one-column.ts', 'notAPage', { file: 'one-column.ts' }),
    refused('mfe-forum/src/pages/forum-header.tsx', 'notAPage'),
    refused('mfe-forum/src/pages/invite-earn.tsx', 'notAPage'),
    refused('mfe-forum/src/pages/forum/forum.tsx', 'nestedPage', { file: 'forum.tsx' }),
    refused('mfe-forum/src/pages/forum/forum.test.tsx', 'nestedPage'),
    refused('mfe-forum/src/features/byline.tsx', 'noFeature', { file: 'byline.tsx' }),
    refused('mfe-forum/src/features/profile/stars/rows/stars.tsx', 'nestedFeature', { file: 'stars.tsx', feature: 'profile' }),
    refused('mfe-forum/src/features/profile/stars/testing/samples.ts', 'nestedFeature'),
    refused('mfe-forum/src/components/DiscussionCard.tsx', 'kebabCase', { name: 'DiscussionCard.tsx', kebabName: 'discussion-card.tsx' }),
    refused('mfe-forum/src/features/ownProfile/stars.tsx', 'kebabCase', { name: 'ownProfile', kebabName: 'own-profile' }),
    refused('mfe-forum/src/api/vote_counts.ts', 'kebabCase', { name: 'vote_counts.ts', kebabName: 'vote-counts.ts' }),
    refused('mfe-forum/src/components/useNow.test.ts', 'kebabCase'),
    refused('mfe-forum/src/components/-byline.tsx', 'kebabCase', { name: '-byline.tsx', kebabName: 'byline.tsx' }),
  ],
});
