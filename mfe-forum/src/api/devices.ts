import { baseApi } from '@oracle-astra/shared/api';
import {
  apiPaths,
  type DevicesResponse,
  type DoneResponse,
  type SignOutDeviceRequest,
  type SuccessOf,
} from '@oracle-astra/shared/contract';

const devicesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    forumListDevices: build.query<SuccessOf<DevicesResponse>, void>({ query: () => apiPaths.devices, providesTags: ['Me'] }),
    forumSignOutDevice: build.mutation<SuccessOf<DoneResponse>, SignOutDeviceRequest>({
      query: (body) => ({ url: apiPaths.signOutDevice, method: 'POST', body, changes: ['Me'] }),
      // Also after a refusal: another tab may have signed the device out.
      invalidatesTags: ['Me'],
    }),
    forumSignOutOthers: build.mutation<SuccessOf<DoneResponse>, void>({
      query: () => ({ url: apiPaths.signOutOthers, method: 'POST', changes: ['Me'] }),
      invalidatesTags: ['Me'],
    }),
  }),
});

export const { useForumListDevicesQuery, useForumSignOutDeviceMutation, useForumSignOutOthersMutation } = devicesApi;
export const { forumListDevices } = devicesApi.endpoints;
