/** A fictional person of the sample forum, without a sign-in. */
export interface SamplePerson {
  name: string;
  gender: 'Male' | 'Female';
  rashi: string;
  nakshatra: string;
  mahadasha: string;
}

/** `minutesAfter` counts from the discussion's own time. */
export interface SampleComment { by: string; minutesAfter: number; text: string; up?: string[] }

/** `tags` are rashi, nakshatra and mahadasha, empty if there is none. */
export interface SampleDiscussion {
  by: string;
  hoursAgo: number;
  title: string;
  description: string;
  tags: [rashi: string, nakshatra: string, mahadasha: string];
  up?: string[];
  down?: string[];
  comments: SampleComment[];
}
