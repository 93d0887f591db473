import { Link as RouterLink, useLoaderData } from 'react-router';
import { Forum } from './page-parts';

export async function loader({ request }) {
  const { default: data } = await import('./content.json');
  const query = (new URL(request.url).searchParams.get('query') ?? '').toLowerCase();
  return { ...data, discussions: data.discussions.filter(({ title }) => title.toLowerCase().includes(query)) };
}

const Link = ({ href, children }) => <RouterLink to={href}>{children}</RouterLink>;

export default function ForumRoute() {
  return <Forum {...useLoaderData()} Link={Link} />;
}
