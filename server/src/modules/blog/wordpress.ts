import { siteRoutes } from '@oracle-astra/shared/contract';
import { indiaMs } from '../../indian-date';
import type { Post } from './posts';

type Json = Record<string, unknown>;

/** A post in the format of WordPress's REST API. */
export function postJson(post: Post, embed: boolean): Json {
  const utc = new Date(Date.parse(`${post.date}Z`) - indiaMs).toISOString().slice(0, 19);
  return {
    id: post.id,
    date: post.date,
    date_gmt: utc,
    modified: post.date,
    modified_gmt: utc,
    slug: post.slug,
    status: 'publish',
    type: 'post',
    link: siteRoutes.blog(post.slug),
    title: { rendered: escapeHtml(post.title) },
    content: { rendered: post.content, protected: false },
    excerpt: { rendered: `<p>${escapeHtml(post.excerpt)}</p>\n`, protected: false },
    author: 1,
    featured_media: post.media,
    format: 'standard',
    ...(embed && post.media > 0 ? { _embedded: { 'wp:featuredmedia': [mediaJson(post)] } } : {}),
  };
}

const mimeTypes: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
};

/** The image of a post. The URL of the server's own image has no host, so that it works under any host name. */
export function mediaJson({ media, slug, date, alt, picture = '' }: Pick<Post, 'media' | 'slug' | 'date' | 'alt' | 'picture'>): Json {
  const file = picture.split(/[?#]/u)[0]?.split('/').at(-1) ?? '';
  const type = mimeTypes[file.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'image/jpeg';
  const full = { file, width: 1200, height: 630, mime_type: type, source_url: picture };
  return {
    id: media,
    date,
    slug: `${slug}-picture`,
    type: 'attachment',
    title: { rendered: escapeHtml(alt) },
    alt_text: alt,
    media_type: 'image',
    mime_type: type,
    source_url: picture,
    media_details: { width: full.width, height: full.height, file, sizes: { full } },
  };
}

/** Keeps the fields in `_fields`; `title.rendered` keeps one part of a field. */
export function pickFields(json: Json, fields: string | undefined): Json {
  if (fields === undefined) return json;
  const picked: Json = {};
  for (const path of fields.split(',').map((field) => field.trim().split('.'))) {
    const [name = '', part] = path;
    if (!Object.hasOwn(json, name)) continue;
    const value = json[name];
    if (part === undefined || typeof value !== 'object' || value === null) picked[name] = value;
    else if (Object.hasOwn(value, part)) picked[name] = { ...(picked[name] as Json | undefined), [part]: (value as Json)[part] };
  }
  return picked;
}

/** An error in WordPress's format. */
export function wordpressError(code: string, message: string, status: number): Json {
  return { code, message, data: { status } };
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
