const validName = /^mfe-[a-z][a-z0-9]{1,19}$/;

/**
 * Throws one sentence where a remote cannot be named like this.
 *
 * @param {string} workspace
 */
export function assertRemoteName(workspace) {
  if (!validName.test(workspace))
    throw new Error(`${workspace} is no name for a remote: write mfe- and 2 to 20 small letters or digits, such as mfe-garden.`);
}
