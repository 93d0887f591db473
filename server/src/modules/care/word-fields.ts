import { apiPaths } from '@oracle-astra/shared/contract';

/**
 * Where people write in sentences: the fields of each call whose words care reads. Its answers have help beside them, and
 * so have its failures; a new field for words is added here, as a test says.
 */
export const wordFields: Readonly<Record<string, readonly string[]>> = {
  [apiPaths.pushChat]: ['message'],
  [apiPaths.discussions]: ['query'],
  [apiPaths.addDiscussion]: ['title', 'description'],
  [apiPaths.editDiscussion]: ['title', 'description'],
  [apiPaths.addComment]: ['comment'],
  [apiPaths.report]: ['reason'],
  [apiPaths.addLifeEvent]: ['title'],
};
