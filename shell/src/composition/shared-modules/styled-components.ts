/** The exports of styled-components that remotes may import; releases are checked against this list. */
export {
  StyleSheetManager,
  ThemeContext,
  ThemeProvider,
  createGlobalStyle,
  css,
  isStyledComponent,
  keyframes,
  styled,
  useTheme,
  default,
} from 'styled-components';
