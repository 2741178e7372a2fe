CREATE UNLOGGED TABLE "checkouts" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"attempt" text,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;