-- The pair of VAPID keys with which a browser subscribed; null in rows of before.
ALTER TABLE "push_subscriptions" ADD COLUMN "key_id" text;
