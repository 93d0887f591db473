import { useEffect, useState } from 'react';

/** The mark of the bench: the page answers input. */
export function useInteractiveMark() {
  useEffect(() => {
    performance.mark('app:interactive');
  }, []);
}

function Votes({ up, down }) {
  const [vote, setVote] = useState(0);
  return (
    <p>
      <button type="button" aria-pressed={vote === 1} onClick={() => setVote(vote === 1 ? 0 : 1)}>
        Upvote · {up + Number(vote === 1)}
      </button>{' '}
      <button type="button" aria-pressed={vote === -1} onClick={() => setVote(vote === -1 ? 0 : -1)}>
        Downvote · {down + Number(vote === -1)}
      </button>
    </p>
  );
}

/** The list of discussions; `Link` is the framework's own. */
export function Forum({ links, discussions, Link }) {
  useInteractiveMark();
  return (
    <>
      <header>
        <nav>
          {links.map(({ path, label }) => (
            <Link key={path} href={path}>
              {label}
            </Link>
          ))}
        </nav>
      </header>
      <main>
        <h1>Forum</h1>
        <form action="/forum">
          <input type="search" name="query" aria-label="Search discussions" />
          <button>Search</button>
        </form>
        <ul>
          {discussions.map(({ did, title, description, display_name: author, upvotes, downvotes, comment_count: comments }) => (
            <li key={did}>
              <h2>
                <Link href={`/forum/discussion/${did}`}>{title}</Link>
              </h2>
              <p>{description}</p>
              <p>
                {author} · {comments} comments
              </p>
              <Votes up={upvotes} down={downvotes} />
            </li>
          ))}
        </ul>
        <nav aria-label="Pages">
          {[1, 2, 3].map((page) => (
            <Link key={page} href={`/forum?start=${page}`}>
              {page}
            </Link>
          ))}
        </nav>
      </main>
    </>
  );
}
