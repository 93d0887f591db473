import * as z from 'zod/mini';
import { readableLine } from './input/clean-text';
import { responseSchema } from './response';
import { placeSearch } from './constants';

export const astrologersResponse = responseSchema({
  astrologers: z.array(z.object({ key: z.string(), name: z.string(), description: z.string(), is_ai: z.boolean(), image: z.string() })),
});
export type AstrologersResponse = z.infer<typeof astrologersResponse>;

export const languagesResponse = responseSchema({ languages: z.array(z.string()) });
export type LanguagesResponse = z.infer<typeof languagesResponse>;

/** Reviews that the owner of the site vouches for; an empty list if there are none. `rating` is 1 to 5 stars. */
export const reviewsResponse = responseSchema({
  reviews: z.array(
    z.object({
      name: z.string(),
      designation: z.string(),
      avatar: z.enum(['male', 'female']),
      comments: z.string(),
      complimentTag: z.string(),
      rating: z.number(),
    }),
  ),
});
export type ReviewsResponse = z.infer<typeof reviewsResponse>;

export const videosResponse = responseSchema({ videos: z.array(z.object({ video: z.string(), title: z.string() })) });
export type VideosResponse = z.infer<typeof videosResponse>;

export const aboutResponse = responseSchema({ sections: z.array(z.object({ title: z.string(), text: z.string() })) });
export type AboutResponse = z.infer<typeof aboutResponse>;

export const placesQuery = z.object({
  input: z.string().check(readableLine(), z.minLength(1), z.maxLength(placeSearch.maxLetters)),
  api_key: z.optional(z.string()),
});
/** The response of the maps service, with `status` in lower case. */
export const placePrediction = z.object({
  description: z.string(),
  place_id: z.string(),
  /** The place's slug on this site; missing in results of the maps service. */
  slug: z.optional(z.string()),
  /** Whether the input is a whole name of the place, such as an earlier one or one in another script, with regions that fit. */
  is_named: z.optional(z.boolean()),
  /** Whether it is by far the largest of several places with this whole name. */
  is_likeliest: z.optional(z.boolean()),
  structured_formatting: z.object({ main_text: z.string(), secondary_text: z.string() }),
  geometry: z.optional(z.object({ location: z.object({ lat: z.number(), lng: z.number() }) })),
});
export type PlacePrediction = z.infer<typeof placePrediction>;
export const placesResponse = z.object({ status: z.string(), predictions: z.array(placePrediction) });
export type PlacesResponse = z.infer<typeof placesResponse>;

const rendered = z.object({ rendered: z.string() });
/** The fields of the WordPress response that the site reads. `date` is the blog's local time without an offset. */
export const blogPost = z.object({
  id: z.number(),
  slug: z.string(),
  date: z.string(),
  title: rendered,
  excerpt: rendered,
  content: rendered,
  featured_media: z.number(),
});
export type BlogPost = z.infer<typeof blogPost>;
/** A post in lists, without its text. */
export type BlogEntry = Omit<BlogPost, 'content'>;
export const blogPosts = z.array(blogPost);
export const blogMedia = z.object({ id: z.number(), source_url: z.string(), alt_text: z.string() });
export type BlogMedia = z.infer<typeof blogMedia>;
