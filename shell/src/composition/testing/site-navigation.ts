import type { RouteObject } from 'react-router-dom';
import type { NavigationEntry } from '@oracle-astra/shared/contract';
import { getTranslations, type PlainMessageId } from '@oracle-astra/shared/i18n';
import * as chat from '../../../../mfe-chat/src/routes';
import * as commerce from '../../../../mfe-commerce/src/routes';
import * as content from '../../../../mfe-content/src/routes';
import * as forum from '../../../../mfe-forum/src/routes';

const t = getTranslations('en');

/** The navigation entries of all remotes, with their English labels as in a composition. */
export const siteNavigation: NavigationEntry[] = [chat, commerce, content, forum].flatMap(({ navigation }) =>
  navigation.map((entry) => ({ ...entry, label: /^[a-z]+\.nav\./.test(entry.label) ? t(entry.label as PlainMessageId) : entry.label })),
);

const listPaths = (routes: readonly RouteObject[], parent = ''): string[] =>
  routes.flatMap(({ path = '', children = [] }) => {
    const whole = [parent, path].filter((part) => part !== '').join('/');
    return [whole, ...listPaths(children, whole)];
  });

/** The path patterns of all remotes' routes, without a leading slash. */
export const siteRouteTable: string[] = [...new Set([chat, commerce, content, forum].flatMap(({ routes }) => listPaths(routes)))];
