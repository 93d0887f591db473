/**
 * @param {string} file
 * @param {string} from
 * @param {string} to
 */
const replace = (file, from, to) => [{ file, from, to }];

export const shellBad = [
  {
    name: 'a log in that does nothing',
    page: '/',
    rules: ['act-dead'],
    edits: replace(
      'shell/src/layout/header/log-in-button.tsx',
      'onClick={() => dispatch(loginRequested())}',
      'onClick={() => void [dispatch, loginRequested]}',
    ),
  },
  {
    name: 'a menu that does not open',
    page: '/',
    rules: ['act-dead', 'act-dialog'],
    edits: replace('shell/src/layout/navigation/side-menu.tsx', 'onClick={() => setOpen(true)}', 'onClick={() => void setOpen}'),
  },
  {
    name: 'a log out that is not sent',
    page: '/',
    rules: ['act-dead', 'act-sends'],
    edits: replace('shell/src/layout/header/profile-menu.tsx', 'onSelect: () => void logOut()', 'onSelect: () => void logOut.name'),
  },
];
