import { createApi } from '@reduxjs/toolkit/query';
import { apiOptions } from './api-options';
import { baseQuery } from '../base-query';
import type { QueryCore } from './core-loader';

/** Creates the part of the api that fetches and changes the cache. A rendered page loads it only after hydration. */
export const createQueryCore = () => createApi({ ...apiOptions, baseQuery, endpoints: () => ({}) }) as unknown as QueryCore;
