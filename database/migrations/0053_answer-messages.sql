CREATE TABLE "inquiry_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inquiry_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"inquiry_id" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"by" text NOT NULL,
	"key" text,
	"message_id" text,
	"attachments" text[] DEFAULT '{}' NOT NULL,
	"automatic" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inquiry_messages_key" UNIQUE("inquiry_id","key"),
	CONSTRAINT "inquiry_messages_message_id" UNIQUE("inquiry_id","message_id")
);
--> statement-breakpoint
CREATE TABLE "reply_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reply_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"text" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "reply_templates_title_unique" UNIQUE("title")
);
--> statement-breakpoint
DROP INDEX "contact_inquiries_newest";--> statement-breakpoint
DROP INDEX "contact_inquiries_email";--> statement-breakpoint
ALTER TABLE "contact_inquiries" ADD COLUMN "state" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_inquiries" ADD COLUMN "assignee" text;--> statement-breakpoint
ALTER TABLE "contact_inquiries" ADD COLUMN "reply_token" text;--> statement-breakpoint
ALTER TABLE "contact_inquiries" ADD COLUMN "last_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiry_messages" ADD CONSTRAINT "inquiry_messages_inquiry_id_contact_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."contact_inquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inquiry_messages_inquiry" ON "inquiry_messages" USING btree ("inquiry_id","id");--> statement-breakpoint
CREATE INDEX "inquiry_messages_answered" ON "inquiry_messages" USING btree ("message_id") WHERE kind = 'reply';--> statement-breakpoint
ALTER TABLE "contact_inquiries" ADD CONSTRAINT "contact_inquiries_assignee_staff_id_fk" FOREIGN KEY ("assignee") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_inquiries_last" ON "contact_inquiries" USING btree ("last_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "contact_inquiries_unread" ON "contact_inquiries" USING btree ("id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "contact_inquiries_email" ON "contact_inquiries" USING btree (lower("email"));--> statement-breakpoint
ALTER TABLE "contact_inquiries" ADD CONSTRAINT "contact_inquiries_reply_token_unique" UNIQUE("reply_token");--> statement-breakpoint
-- What staff have opened so far was answered from their mailbox, or needed no answer.
UPDATE "contact_inquiries" SET "last_at" = "created_at", "state" = CASE WHEN "read_at" IS NULL THEN 'open' ELSE 'done' END;
