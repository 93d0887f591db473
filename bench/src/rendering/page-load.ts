import { createClient } from '../api/client';
import { paced } from '../api/paced';
import { createAsker, pages } from './pages';
import type { PageLoad, PageLoadWish } from './start-page-load';

/*
 * A program of its own that asks a site for pages: a hundred and fifty documents a second would keep the process that
 * measures the API beside them from looking at its clock in time.
 */
const { url, perSecond, seconds, mark } = JSON.parse(process.argv[2] ?? '') as PageLoadWish;
const client = createClient(url);
const { askAnew, takeShare } = createAsker(client);
const load = await paced((index) => askAnew(pages[index % pages.length] ?? '/', `${mark}-${index}`), { perSecond, seconds });
client.close();
process.send?.({ perSecond: load.perSecond, share: takeShare() } satisfies PageLoad);
