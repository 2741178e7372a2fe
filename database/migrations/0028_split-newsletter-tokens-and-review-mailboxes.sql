ALTER TABLE "newsletter_subscribers" ADD COLUMN "confirm_token" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "mailbox" text;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD CONSTRAINT "newsletter_subscribers_confirm_token_unique" UNIQUE("confirm_token");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_one_a_mailbox" UNIQUE("product_id","mailbox");--> statement-breakpoint
-- Links of emails that are on their way confirm as they did.
UPDATE "newsletter_subscribers" SET "confirm_token" = "token" WHERE "unsubscribed_at" IS NULL;
