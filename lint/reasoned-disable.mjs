// These are the walls of the house: nothing in it is an exception to them.
const unbreakable = 'astra/boundaries';

/** A rule is switched off by name and for a reason that is written beside it. */
export const reasonedDisable = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      reason: "A rule is switched off by name, and with a reason after '--'.",
      unbreakable: 'The boundaries know no exception.',
    },
  },
  create(context) {
    function check(comment) {
      const directive = /^\s*eslint-disable(?:-next-line|-line)?\b([^]*)$/.exec(comment.value);
      if (!directive) return;
      const [rules, reason] = directive[1].split(/\s-{2,}\s/);
      const messageId = !rules.trim() || !reason?.trim() ? 'reason' : rules.includes(unbreakable) ? 'unbreakable' : undefined;
      // Before the comment's own line begins, or the comment would silence this too.
      if (messageId) context.report({ loc: { line: comment.loc.start.line, column: -1 }, messageId });
    }
    return { Program: () => context.sourceCode.getAllComments().forEach(check) };
  },
};
