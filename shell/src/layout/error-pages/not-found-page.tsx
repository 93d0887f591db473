import { useLocation } from 'react-router-dom';
import type { NavigationEntry } from '@oracle-astra/shared/contract';
import { LinkRows, ResourceNotFound } from '@oracle-astra/shared/components';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useSession } from '@oracle-astra/shared/session';
import { suggestRoute } from './suggest-route';
import { getNavItems } from '../navigation/nav-items';

/** Removes duplicate addresses; the first label counts. */
const takeOnce = <Link extends { to: string }>(links: readonly Link[]) =>
  links.filter(({ to }, at) => links.findIndex((other) => other.to === to) === at);

/** The page for addresses that no remote owns, with the most similar existing address, if there is one. */
export function NotFoundPage({ navigation }: { navigation: readonly NavigationEntry[] }) {
  const t = useTranslations();
  const { pathname, search } = useLocation();
  const { isSignedIn } = useSession();
  const suggestion = suggestRoute(pathname, search, navigation, t);
  const links = takeOnce([
    ...(suggestion ? [suggestion] : []),
    ...getNavItems('missing-page', navigation, isSignedIn),
    ...getNavItems('side', navigation, isSignedIn),
  ]);
  return (
    <ResourceNotFound
      documentTitle={t('shell.notFound.title')}
      description={t('shell.notFound.description')}
      title={t('shell.notFound.heading')}
      lead={t('shell.notFound.explanation')}
      nearby={{
        title: t('shell.notFound.nearby'),
        content: <LinkRows links={links.map(({ to, label }) => ({ to, label }))} />,
      }}
    />
  );
}
