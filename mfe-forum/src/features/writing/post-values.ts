import { forumLimits, type AddDiscussionRequest, type Discussion, type Profile } from '@oracle-astra/shared/contract';

/** The values of the discussion form; '' is no tag. */
export interface PostValues extends Record<string, string> {
  title: string;
  description: string;
  rashi: 'yes' | '';
  nakshatra: 'yes' | '';
  mahadasha: 'yes' | '';
}

/** The stars that the tags of a post can name. */
export interface PostStars {
  rashi: string;
  nakshatra: string;
  mahadasha: string;
}

export const emptyPost: PostValues = { title: '', description: '', rashi: 'yes', nakshatra: 'yes', mahadasha: 'yes' };

export const getProfileStars = (profile: Profile | undefined): PostStars => ({
  rashi: profile?.rashi ?? '',
  nakshatra: profile?.nakshatra ?? '',
  mahadasha: profile?.current_mahadasha ?? '',
});

/** The stars of a post, or today's stars of its author if it has none. */
export function getPostStars(post: Discussion, profile: Profile | undefined): PostStars {
  const own = getProfileStars(profile);
  return {
    rashi: post.rashi_tag || own.rashi,
    nakshatra: post.nakshatra_tag || own.nakshatra,
    mahadasha: post.mahadasha_tag || own.mahadasha,
  };
}

export const toPostValues = (post: Discussion): PostValues => ({
  title: post.title,
  description: post.description,
  rashi: post.rashi_tag === '' ? '' : 'yes',
  nakshatra: post.nakshatra_tag === '' ? '' : 'yes',
  mahadasha: post.mahadasha_tag === '' ? '' : 'yes',
});

export const isTooLong = ({ title, description }: PostValues): boolean =>
  title.trim().length > forumLimits.titleMax || description.trim().length > forumLimits.descriptionMax;

export const toPostRequest = (values: PostValues, stars: PostStars): AddDiscussionRequest => ({
  title: values.title,
  description: values.description,
  rashi_tag: values.rashi && stars.rashi,
  nakshatra_tag: values.nakshatra && stars.nakshatra,
  mahadasha_tag: values.mahadasha && stars.mahadasha,
});
