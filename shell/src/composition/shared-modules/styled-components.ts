/** What remotes may import of styled-components; their releases are checked against this list. */
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
