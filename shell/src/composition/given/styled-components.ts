/** What remotes may take of styled-components: the contract that their releases are checked against. */
export { StyleSheetManager, ThemeContext, ThemeProvider, createGlobalStyle, css, isStyledComponent, keyframes, styled, useTheme, default } from 'styled-components';
