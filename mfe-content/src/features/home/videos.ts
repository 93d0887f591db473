export interface Video {
  id: string;
  title: string;
  /** The address of the video on YouTube. */
  url: string;
}

/** Videos whose URL has an id in `v=`, without duplicates; others are omitted. */
export function parseVideos(items: readonly { video: string; title: string }[]): Video[] {
  const byId = new Map<string, Video>();
  for (const { video, title } of items) {
    const id = /[?&]v=([\w-]+)/.exec(video)?.[1];
    if (id !== undefined && !byId.has(id)) byId.set(id, { id, title, url: `https://www.youtube.com/watch?v=${id}` });
  }
  return [...byId.values()];
}
