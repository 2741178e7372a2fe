CREATE TABLE "order_notices" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"send" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"listed_at" timestamp with time zone NOT NULL,
	"staff_id" text NOT NULL,
	CONSTRAINT "order_notices_one" CHECK ("order_notices"."id" = 1)
);
