ALTER TABLE "imports" ADD COLUMN "category" "category";--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "source" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "unplaced" integer DEFAULT 0 NOT NULL;