import { matchRoutes } from 'react-router-dom';
import type { RemoteModule } from '@oracle-astra/shared/api';
import * as chat from '../../mfe-chat/src/routes';
import * as commerce from '../../mfe-commerce/src/routes';
import * as content from '../../mfe-content/src/routes';
import * as forum from '../../mfe-forum/src/routes';
import { locales, type DescribedNavigationEntry, type Locale } from '@oracle-astra/shared/contract';
import { getTranslations, type PlainMessageId } from '@oracle-astra/shared/i18n';
import type { Remotes } from '../../shell/src/app/router/remotes';

const modules: Record<string, RemoteModule> = { chat, forum, commerce, content };

const ownerOf = (pathname: string) => Object.entries(modules).find(([, { routes }]) => matchRoutes(routes, pathname) !== null);

export const monolithRoutes = Object.values(modules).flatMap(({ routes }) => routes);

const navigation = Object.values(modules)
  .flatMap((module) => module.navigation)
  .sort((a, b) => a.order - b.order);

/** The label of a link: a message of a catalog. */
const translateLabel = (label: string, locale: Locale) => getTranslations(locale)(label as PlainMessageId);

/** The links with their labels in all languages, which only the renderer has. */
export const describeNavigation = (): DescribedNavigationEntry[] =>
  navigation.map((entry) => ({
    ...entry,
    label: Object.fromEntries(locales.map((locale) => [locale, translateLabel(entry.label, locale)])),
  }));

/** The same pages as one application: every remote's routes in one bundle, each page behind a plain dynamic import. */
export const createMonolithRemotes = (locale: Locale): Remotes => ({
  navigation: navigation.map((entry) => ({ ...entry, label: translateLabel(entry.label, locale) })),
  owns: (pathname) => ownerOf(pathname) !== undefined,
  releaseOf: () => 'monolith',
  isLoaded: () => true,
  async load(pathname) {
    const owner = ownerOf(pathname);
    return owner ? { name: owner[0], module: owner[1], isFallback: false } : null;
  },
  async prepare() {},
});
