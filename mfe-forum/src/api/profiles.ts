import { baseApi, listTag, type TagType } from '@oracle-astra/shared/api';
import {
  apiPaths,
  type AvatarsResponse,
  type DoneResponse,
  type EditProfileRequest,
  type RedeemRequest,
  type RedeemResponse,
  type RegisterHandleRequest,
  type SuccessOf,
} from '@oracle-astra/shared/contract';

const write = (url: string, body: object, changes: TagType[]) => ({ url, method: 'POST', body, isIdempotent: true, changes });

const profilesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    forumRegisterHandle: build.mutation<SuccessOf<DoneResponse>, RegisterHandleRequest>({
      query: (body) => write(apiPaths.registerHandle, body, ['Profile', 'Me']),
      invalidatesTags: (answer) => (answer === undefined ? [] : ['Profile']),
    }),
    forumEditProfile: build.mutation<SuccessOf<DoneResponse>, EditProfileRequest>({
      query: (body) => write(apiPaths.editProfile, body, ['Profile', 'Me', 'Discussion', 'Comment']),
      invalidatesTags: (answer) => (answer === undefined ? [] : ['Profile', 'Discussion', 'Comment']),
    }),
    forumListAvatars: build.query<SuccessOf<AvatarsResponse>, void>({ query: () => apiPaths.avatars }),
    forumRedeem: build.mutation<SuccessOf<RedeemResponse>, RedeemRequest>({
      query: (body) => write(apiPaths.redeem, body, ['Profile', 'Balance', 'Chat', 'Notification']),
      invalidatesTags: (answer) => (answer === undefined ? [] : ['Profile', 'Balance', listTag('Notification')]),
    }),
  }),
});

export const { useForumRegisterHandleMutation, useForumEditProfileMutation, useForumListAvatarsQuery, useForumRedeemMutation } =
  profilesApi;
