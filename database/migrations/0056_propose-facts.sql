ALTER TABLE "imports" ADD COLUMN "takes_facts" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "proposed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "proposals" jsonb DEFAULT '[]'::jsonb NOT NULL;