import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as api from '@oracle-astra/shared/api';
import * as i18n from '@oracle-astra/shared/i18n';
import * as session from '@oracle-astra/shared/session';
import * as ui from '@oracle-astra/shared/ui';
import * as reactRedux from './react-redux';
import * as reactRouterDom from './react-router-dom';
import * as rtkQuery from './rtk-query';
import * as styledComponents from './styled-components';

/** The version of each shared package and of the styles of the document, defined by the build. */
declare const PROVIDED_VERSIONS: Record<string, string>;

export const versions = PROVIDED_VERSIONS;

export const versionOf = (name: string): string | undefined => versions[name];

/** Shared packages that no initial page needs; loaded when a remote needs them. */
export const lateSharedModules: Record<string, () => Promise<unknown>> = {
  '@reduxjs/toolkit': () => import(/* webpackChunkName: "toolkit" */ './redux-toolkit'),
};

/** The one copy of each shared package that remotes use. */
export const sharedModules: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-router-dom': reactRouterDom,
  '@reduxjs/toolkit/query/react': rtkQuery,
  'react-redux': reactRedux,
  'styled-components': styledComponents,
  '@oracle-astra/shared/api': api,
  '@oracle-astra/shared/i18n': i18n,
  '@oracle-astra/shared/session': session,
  '@oracle-astra/shared/ui': ui,
};
