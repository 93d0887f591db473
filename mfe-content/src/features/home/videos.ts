export interface Video {
  id: string;
  title: string;
  /** Of its page on the video site. */
  address: string;
}

/** The films whose watch address carries an id after `v=`; others cannot be opened and are left out. */
export function videosOf(items: readonly { video: string; title: string }[]): Video[] {
  return items.flatMap(({ video, title }) => {
    const id = /[?&]v=([\w-]+)/.exec(video)?.[1];
    return id === undefined ? [] : [{ id, title, address: `https://www.youtube.com/watch?v=${id}` }];
  });
}
