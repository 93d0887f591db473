/**
 * A loader for RTK Query: its `createApi` is marked as pure but its arguments are not, so a build that does not use it would
 * keep all of it. Marks the arguments too.
 *
 * @param {string} source
 */
module.exports = (source) =>
  source.replace(/(?<=buildCreateApi\(|buildCreateApi\(.*, )(coreModule|reactHooksModule)\(\)/g, '/* @__PURE__ */ $1()');
