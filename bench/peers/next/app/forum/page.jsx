import data from '../content.json';
import { ForumPage } from './forum-page';

export const dynamic = 'force-dynamic';

export default async function Page({ searchParams }) {
  const query = ((await searchParams).query ?? '').toLowerCase();
  return <ForumPage links={data.links} discussions={data.discussions.filter(({ title }) => title.toLowerCase().includes(query))} />;
}
