ALTER TABLE "returns" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "cancelled_by" text;