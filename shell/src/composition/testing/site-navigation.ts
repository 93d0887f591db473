import type { NavigationEntry } from '@oracle-astra/shared/contract';
import * as chat from '../../../../mfe-chat/src/routes';
import * as commerce from '../../../../mfe-commerce/src/routes';
import * as content from '../../../../mfe-content/src/routes';
import * as forum from '../../../../mfe-forum/src/routes';

/** The navigation entries of all remotes. */
export const siteNavigation: NavigationEntry[] = [chat, commerce, content, forum].flatMap(({ navigation }) => navigation);
