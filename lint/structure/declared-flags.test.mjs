import { declaredFlags } from './declared-flags.mjs';
import { file, tester } from '../rule-tester.mjs';

const filename = file('mfe-forum/src/features/comments/comments.tsx');
const imported = "import { track, useBooleanFlagValue, useStringFlagValue } from '@oracle-astra/shared/flags';\n";
const invalid = (code, messageId) => ({ filename, code: imported + code, errors: [{ messageId }] });

tester.run('declared-flags', declaredFlags, {
  valid: [
    { filename, code: `${imported}const isFirst = useBooleanFlagValue('forum.commentsFirst', false);` },
    { filename, code: `${imported}track('forum.commented');` },
    { filename, code: "import { track } from './telemetry';\ntrack('anything');" },
    { filename: file('mfe-forum/src/pages/forum.test.tsx'), code: "useBooleanFlagValue('forum.unknown', true);" },
  ],
  invalid: [
    invalid("useBooleanFlagValue('forum.unknown', false);", 'undeclared'),
    invalid("useBooleanFlagValue('chat.commentsFirst', false);", 'undeclared'),
    invalid("useStringFlagValue('forum.commentsFirst', 'no');", 'type'),
    invalid("useBooleanFlagValue('forum.commentsFirst', true);", 'usual'),
    invalid("useBooleanFlagValue('forum.commentsFirst');", 'usual'),
    invalid('useBooleanFlagValue(name, false);', 'literal'),
    invalid("track('forum.read');", 'goal'),
    invalid("track('chat.asked');", 'goal'),
  ],
});
