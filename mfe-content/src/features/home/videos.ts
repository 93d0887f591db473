export interface Video {
  id: string;
  title: string;
  /** Its page on YouTube. */
  url: string;
}

/** Parses the videos whose URL has an id in `v=`; others are left out. */
export function parseVideos(items: readonly { video: string; title: string }[]): Video[] {
  return items.flatMap(({ video, title }) => {
    const id = /[?&]v=([\w-]+)/.exec(video)?.[1];
    return id === undefined ? [] : [{ id, title, url: `https://www.youtube.com/watch?v=${id}` }];
  });
}
