import { apiPaths } from '@oracle-astra/shared/contract';

/**
 * The text fields of each call that care assesses. Answers and failures of these calls include help; a test requires that new
 * text fields are added here.
 */
export const wordFields: Readonly<Record<string, readonly string[]>> = {
  [apiPaths.pushChat]: ['message'],
  [apiPaths.discussions]: ['query'],
  [apiPaths.addDiscussion]: ['title', 'description'],
  [apiPaths.editDiscussion]: ['title', 'description'],
  [apiPaths.addComment]: ['comment'],
  [apiPaths.report]: ['reason'],
  [apiPaths.addLifeEvent]: ['title'],
  [apiPaths.askRights]: ['body'],
};
